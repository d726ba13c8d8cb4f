"""D-RAG's sampler for a joint phase with a reader: independent binary Gumbel-softmax with a straight-through gradient (METHODS 4).

The product draws the same law in TypeScript (src/main/engine/ask/sample/gumbel.ts); here it is differentiable, so that a reader's loss can reach the
probabilities it drew by.
"""

import torch

EPSILON = 1e-8


def draw(p: torch.Tensor, temperature: float, generator: torch.Generator | None = None) -> torch.Tensor:
    """
    p [N] in [0, 1] → z [N]: in value the hard draw (0 or 1, one with probability p whatever the temperature), in gradient the soft one,
    z_soft = σ((logit p + g1 − g0) / τ). Without `generator` the global one is used.
    """
    # In doubles: 1 − 10⁻⁸ is 1 in single precision, and its logit without end.
    clipped = p.double().clamp(EPSILON, 1 - EPSILON)
    logit = clipped.log() - (-clipped).log1p()
    noise = gumbel(clipped, generator) - gumbel(clipped, generator)
    soft = torch.sigmoid((logit + noise) / temperature)
    hard = (soft > 0.5).double()
    return (hard - soft.detach() + soft).to(p.dtype)


def mask_to_likeliest(z: torch.Tensor, p: torch.Tensor, most: int) -> torch.Tensor:
    """Zero for all but the `most` likeliest, after the draw, so that the law of each is untouched."""
    if len(p) <= most:
        return z
    keep = torch.zeros_like(p).index_fill(0, p.topk(most).indices, 1.0)
    return z * keep


def gumbel(like: torch.Tensor, generator: torch.Generator | None) -> torch.Tensor:
    uniform = torch.rand(like.shape, dtype=like.dtype, device=like.device, generator=generator)
    return -torch.log(-torch.log(uniform.clamp(EPSILON, 1 - EPSILON)))
