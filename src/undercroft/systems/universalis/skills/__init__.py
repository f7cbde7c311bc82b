"""Skills that no word of `words` expresses: functions bound to moments under the id of the skill, by subject.

UN-C429 to UN-C571
"""
