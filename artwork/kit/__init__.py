"""The studio's kit: materials, shapes, parts, lights and camera. Lengths are millimetres, angles degrees."""
