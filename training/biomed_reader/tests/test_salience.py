from training.biomed_reader.salience import learn


def test_a_relation_on_gold_paths_is_worth_more_than_one_beside_them():
    triples = [("d", "acts", "p"), ("p", "leads", "x"), ("p", "in", "t"), ("q", "in", "t")]
    question = {"paths": [[["d", "acts", "p"], ["p", "leads", "x"]]]}
    assert learn([question], triples) == {"acts": (1.0, 1, 1), "leads": (1.0, 1, 1), "in": (0.0, 0, 1)}
