/** Why Neptune cannot be used, and what to do. */

export const NEPTUNE_SENTENCES = {
  "neptune-host": "its name is not known: check the host's name, and that this machine reaches its VPC",
  "neptune-nothing": "nothing answers at that address: check the port, the tunnel and the security group",
  "neptune-unreachable": "it cannot be reached: check the tunnel or the VPN into its VPC",
  "neptune-certificate":
    "its certificate is not trusted: use the name on the certificate, or set NODE_EXTRA_CA_CERTS to its authority's file",
  "neptune-no-tls": "it does not speak TLS there: check the port",
  "neptune-keys-expired": "the keys have expired: log in again, for instance with “aws sso login”",
  "neptune-no-keys":
    "no valid AWS keys were found: log in, name a profile in the address, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
  "neptune-signature": "it does not accept the signature: check the secret key and the region",
  "neptune-unsigned": "it takes signed requests only, and found no signature",
  "neptune-role":
    "the user or role may not do this there: it needs neptune-db:connect and neptune-db:ReadDataViaQuery",
  "neptune-memory": "the query needs more memory than the server has: lower the hops or the degree cap",
  "neptune-time":
    "the query took longer than the server allows: lower the hops, or raise neptune_query_timeout",
  "neptune-conflict": "others were changing the same nodes all the time: try again",
  "neptune-query-large": "the query is larger than the server takes",
  "neptune-cancelled": "somebody cancelled the query in the server",
  "neptune-not-understood": "it does not understand the query: its engine may be older than 1.2.1",
  "neptune-busy": "it is too busy and refused the query several times: try again later",
  "neptune-forbidden": "the user or role may not do this there",
  "neptune-no-endpoint": "there is no openCypher endpoint at that address",
  "neptune-between": "something between here and the server failed: try again later",
  "neptune-gave-up": "something between here and the server gave up waiting: try again later",
  "neptune-late": "it did not answer in time: it may be paused, overloaded or out of reach",
  "neptune-answer-large":
    "its answer is larger than this machine should hold: lower the hops or the degree cap",
  "neptune-broke": "the connection broke before the answer was complete: try again",
  "neptune-refused": "it refused the query ({status#})",
  "neptune-clock": "it refuses the time of the signature: set this machine's clock",
  "neptune-clock-off":
    "this machine's clock is {minutes#} minutes {direction<behind|ahead of>} the server's: set it right, signatures hold for five",
  "neptune-other-export":
    "the graph in it was exported by another version of Dragoman: export and load it again",
  "neptune-vectors-missing": "nodes of the exported graph are missing in it: load its files again",
  "neptune-keys-in-address": "keys do not belong into an address: AWS's profiles and environment hold them",
  "neptune-tls-needed": "only an address on this machine may go without TLS",
  "neptune-answer-foreign": "its answer is not one of Neptune's",
  "loader-analytics": "Neptune Analytics has no bulk loader: import the files there with its own import task",
  "loader-denied":
    "the role may not read the bucket: it needs s3:GetObject and s3:ListBucket there, and must be one of the cluster's roles",
  "loader-unread": "it cannot read the files: check bucket, region and the VPC's endpoint for S3",
  "loader-cancelled": "somebody cancelled the load in the server; what was loaded before stays",
  "loader-row": "row {row#} of {file} was refused ({why}): what was loaded before stays",
  "loader-ended": "the load ended as {status}; what was loaded before stays",
  "loader-source": "“{source}” is no place in S3: write s3://BUCKET/PREFIX",
  "loader-artifacts":
    "Neptune's loader reads files in S3: “artifacts” has to be s3://BUCKET/PREFIX where “store” is given",
  "loader-counts":
    "the load ended, but {nodes#} nodes and {edges#} edges are there in place of {wantedNodes#} and {wantedEdges#}: empty that namespace and run again",
  "loader-occupied":
    "{nodes#} nodes of another graph are under that namespace: choose a namespace of its own, or empty it",
  "neptune-answer-short": "its answer ended in the middle: the query failed in the server",
} as const;
