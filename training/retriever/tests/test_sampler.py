import pytest
import torch

from training.retriever.model.sampler import draw, mask_to_likeliest

DRAWS = 40_000


@pytest.mark.parametrize("temperature", [0.1, 0.5, 1.0, 2.0])
@pytest.mark.parametrize("p", [0.02, 0.2, 0.5, 0.9])
def test_the_temperature_never_changes_how_often_a_fact_is_drawn(p, temperature):
    generator = torch.Generator().manual_seed(7)
    drawn = draw(torch.full((DRAWS,), p, dtype=torch.float64), temperature, generator)
    assert set(drawn.unique().tolist()) <= {0.0, 1.0}
    assert abs(drawn.mean().item() - p) < 3 * (p * (1 - p) / DRAWS) ** 0.5


def test_the_gradient_is_that_of_the_soft_weight():
    p = torch.tensor([0.3, 0.7], dtype=torch.float64, requires_grad=True)
    draw(p, 0.5, torch.Generator().manual_seed(1)).sum().backward()
    same = torch.Generator().manual_seed(1)
    uniform = [torch.rand(2, dtype=torch.float64, generator=same) for _ in range(2)]
    noise = [-(-u.log()).log() for u in uniform]
    soft = torch.sigmoid((torch.logit(p.detach()) + noise[0] - noise[1]) / 0.5)
    expected = soft * (1 - soft) / 0.5 / (p.detach() * (1 - p.detach()))
    assert torch.allclose(p.grad, expected, atol=1e-9)


def test_a_low_temperature_hardens_the_soft_weight():
    p = torch.full((DRAWS,), 0.4, dtype=torch.float64)
    spread = []
    for temperature in (0.05, 2.0):
        leaf = p.clone().requires_grad_()
        draw(leaf, temperature, torch.Generator().manual_seed(3)).sum().backward()
        spread.append((leaf.grad.abs() > 1e-6).double().mean().item())
    assert spread[0] < spread[1]


def test_the_cap_masks_after_the_draw():
    p = torch.tensor([0.9, 0.1, 0.5])
    z = torch.tensor([1.0, 1.0, 1.0])
    assert mask_to_likeliest(z, p, 2).tolist() == [1.0, 0.0, 1.0]
    assert mask_to_likeliest(z, p, 3).tolist() == [1.0, 1.0, 1.0]


def test_certain_facts_stay_certain():
    p = torch.tensor([0.0, 1.0], dtype=torch.float64)
    generator = torch.Generator().manual_seed(5)
    drawn = torch.stack([draw(p, 0.5, generator) for _ in range(2000)])
    assert drawn.mean(0).tolist() == [0.0, 1.0]


def test_single_precision_knows_certain_facts_too():
    p = torch.tensor([0.0, 1.0, 0.5], requires_grad=True)
    drawn = draw(p, 0.5, torch.Generator().manual_seed(9))
    drawn.sum().backward()
    assert drawn[:2].tolist() == [0.0, 1.0]
    assert p.grad.isfinite().all()
