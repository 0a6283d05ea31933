# What .ci/run does, in a container of its own:
#
#     docker build -t moments . && docker run --rm --shm-size=3g moments
#
# Tests keep their files in /dev/shm. The packages are a layer that is built again when Tools/setup changes.
FROM swift:6.3-bookworm
WORKDIR /moments
COPY Tools/setup Tools/setup
RUN Tools/setup test && rm -rf /var/lib/apt/lists/*
COPY . .
CMD [".ci/run"]
