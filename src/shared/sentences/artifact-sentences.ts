/** What is wrong with a place for artifacts, or with what was to be kept there. */

export const ARTIFACT_SENTENCES = {
  "s3-no-bucket": "“{address}” names no bucket: write s3://bucket/prefix",
  "s3-prefix": "“{address}” has a prefix of other than letters, digits, “.”, “_”, “-” and “/”",
  "s3-settings":
    "behind the “?” of “{address}” may stand region, profile and endpoint (https, or http on this machine)",
  "s3-region": "the region of “{address}” is not known: add ?region=eu-west-1, or set AWS_REGION",
  "s3-bucket-missing": "there is no bucket “{bucket}”",
  "s3-forbidden": "these keys may not do that in the bucket “{bucket}”",
  "s3-clock": "this machine's clock is too far from the server's",
  "s3-keys": "AWS's keys are missing, expired or wrong",
  "s3-busy": "the server is busy or failing and was asked several times: run it again later",
  "s3-elsewhere": "the bucket “{bucket}” is not in {region}: name its region with ?region=",
  "s3-unreachable": "the server does not answer",
  "s3-not-kept": "the server keeps other bytes than it was sent",
  "s3-short": "the server sent fewer bytes than it promised",
} as const;
