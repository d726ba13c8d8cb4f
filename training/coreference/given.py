"""English given names of women and of men (Faker, MIT), small letters, parted by spaces: `python -m training.coreference.given` prints them as JSON."""

import json

from faker.providers.person.en_US import Provider


def small(names: object) -> str:
    return " ".join(sorted({str(name).lower() for name in names}))


if __name__ == "__main__":
    print(json.dumps({"women": small(Provider.first_names_female), "men": small(Provider.first_names_male)}))
