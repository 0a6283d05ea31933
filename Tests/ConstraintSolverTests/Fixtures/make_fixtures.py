#!/usr/bin/env python3
"""Writes kiwi.json: random systems solved by kiwisolver, for KiwiComparisonTests.

Run by hand (`pip install kiwisolver==1.5.1`, then `python3 make_fixtures.py > kiwi.json`); the result is committed.

kiwisolver weighs priorities in one sum, so the strengths used here are a factor of 1,000 apart, more than the
factors of all weaker constraints of a system can add up to. Only systems whose optimum is unique are kept: every
variable is pushed up and down by a strength far below the others, and a system in which that moves anything is dropped.
"""
import json
import random

import kiwisolver as kiwi

STRENGTH = {750: 1e6, 500: 1e3, 250: 1.0}
NUDGE = 1e-3


def build(system, nudge=None):
    solver = kiwi.Solver()
    variables = [kiwi.Variable(str(i)) for i in range(system["variables"])]
    for item in system["constraints"]:
        total = item["constant"]
        for index, factor in item["terms"]:
            total = total + variables[index] * factor
        relation = {"==": total == 0, "<=": total <= 0, ">=": total >= 0}[item["relation"]]
        strength = "required" if item["priority"] == 1000 else STRENGTH[item["priority"]]
        solver.addConstraint(relation | strength)
    if nudge is not None:
        index, value = nudge
        solver.addConstraint((variables[index] == value) | NUDGE)
    solver.updateVariables()
    return [v.value() for v in variables]


def random_system(rng):
    count = rng.randint(2, 9)
    point = [rng.randint(0, 200) for _ in range(count)]
    constraints = []
    for _ in range(rng.randint(count, count * 4)):
        chosen = rng.sample(range(count), rng.randint(1, min(3, count)))
        terms = [[i, rng.choice([1, 1, 1, -1, -1, 2, 0.5])] for i in chosen]
        relation = rng.choice(["==", "==", "<=", ">="])
        priority = rng.choice([1000, 750, 500, 250, 250])
        at_point = sum(f * point[i] for i, f in terms)
        if priority == 1000:
            slack = rng.randint(0, 40)
            constant = {"==": -at_point, ">=": -at_point + slack, "<=": -at_point - slack}[relation]
        else:
            constant = -at_point + rng.randint(-20, 20)
        constraints.append({"terms": terms, "constant": constant, "relation": relation, "priority": priority})
    return {"variables": count, "constraints": constraints}


def main():
    rng = random.Random(20260725)
    kept = []
    while len(kept) < 150:
        system = random_system(rng)
        try:
            values = build(system)
        except kiwi.UnsatisfiableConstraint:
            continue
        unique = True
        for index in range(system["variables"]):
            for distance in (-5, 5):
                moved = build(system, (index, values[index] + distance))
                if any(abs(a - b) > 1e-6 for a, b in zip(values, moved)):
                    unique = False
        if unique:
            system["values"] = [round(v, 9) for v in values]
            kept.append(system)
    print("[\n" + ",\n".join(json.dumps(s, separators=(",", ":")) for s in kept) + "\n]")


main()
