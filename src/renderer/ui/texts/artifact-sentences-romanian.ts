/** What is wrong with a place for artifacts, in Romanian. */
import type { ARTIFACT_SENTENCES } from "../../../shared/sentences/artifact-sentences";

export const ARTIFACT_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof ARTIFACT_SENTENCES, string>> = {
  "s3-no-bucket": "„{address}” nu numește niciun bucket: scrie s3://bucket/prefix",
  "s3-prefix": "„{address}” are un prefix cu altceva decât litere, cifre, „.”, „_”, „-” și „/”",
  "s3-settings":
    "după „?” din „{address}” pot sta region, profile și endpoint (https sau http pe acest calculator)",
  "s3-region":
    "regiunea lui „{address}” nu este cunoscută: adaugă ?region=eu-west-1 sau stabilește AWS_REGION",
  "s3-bucket-missing": "nu există bucketul „{bucket}”",
  "s3-forbidden": "aceste chei nu au dreptul la aceasta în bucketul „{bucket}”",
  "s3-clock": "ceasul acestui calculator este prea departe de cel al serverului",
  "s3-keys": "cheile AWS lipsesc, au expirat sau sunt greșite",
  "s3-busy":
    "serverul este ocupat sau defect și a fost întrebat de mai multe ori: rulează din nou mai târziu",
  "s3-elsewhere": "bucketul „{bucket}” nu este în {region}: numește regiunea lui cu ?region=",
  "s3-unreachable": "serverul nu răspunde",
  "s3-not-kept": "serverul păstrează alți octeți decât cei trimiși",
  "s3-short": "serverul a trimis mai puțini octeți decât a promis",
};
