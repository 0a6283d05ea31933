/* GNU libmicrohttpd, for the server that tests ask; what Swift cannot say of it: functions with any number of arguments,
   and constants that are casts. */
#include <microhttpd.h>

/* Called with each address as it was sent; what it returns belongs to the request. */
typedef void *(*moments_begin_request)(void *context, const char *uri, struct MHD_Connection *connection);

/* A daemon with a thread for each connection, on a socket that already listens. NULL if it cannot start. */
static inline struct MHD_Daemon *moments_start_daemon(int listen_socket,
                                                      moments_begin_request begin,
                                                      MHD_AccessHandlerCallback handler,
                                                      MHD_RequestCompletedCallback completed,
                                                      void *context) {
  return MHD_start_daemon(MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_ALLOW_UPGRADE,
                          0, NULL, NULL, handler, context,
                          MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listen_socket,
                          MHD_OPTION_URI_LOG_CALLBACK, begin, context,
                          MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                          MHD_OPTION_END);
}

/* The socket of a connection, or -1. */
static inline int moments_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : (int)info->connect_fd;
}

/* Gives a socket that was upgraded back, which closes it. */
static inline void moments_close_upgraded(struct MHD_UpgradeResponseHandle *handle) {
  MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

/* What a reader of content answers to break the connection off. */
static inline ssize_t moments_broken_off(void) { return MHD_CONTENT_READER_END_WITH_ERROR; }
