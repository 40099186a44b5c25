from playing import position
def test_x() -> None:
    g = position("players 2\nturn P1\nP1 prayer 3\nP2 prayer 3")
    print(g.legal(0))
