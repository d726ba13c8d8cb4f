/** Requests signed with AWS's Signature Version 4, and where the keys for it come from; nothing of AWS is loaded before. */
import type { NeptuneAddress } from "./neptune-address";

/** What AWS signs with; temporary keys have a token and an end. */
export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiration?: Date;
}

/** Keys, or what gives them: new ones once the old have expired. */
export type Credentials = Keys | (() => Promise<Keys>);

export interface PlainRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The request's headers with `authorization`, `x-amz-date` and what belongs to them. */
export type Sign = (request: PlainRequest, date: Date) => Promise<Record<string, string>>;

/**
 * A signer for one region and service (Signature Version 4, `Authorization` header). Temporary keys add their session token.
 * `checksum` adds the body's hash as a header, as all of AWS's own clients do.
 */
export async function createSigner(
  { region, service }: { readonly region: string; readonly service: string },
  credentials: Credentials,
  checksum = true,
): Promise<Sign> {
  const { SignatureV4 } = await import("@smithy/signature-v4");
  const { Sha256 } = await import("@aws-crypto/sha256-js");
  const signer = new SignatureV4({ credentials, region, service, sha256: Sha256, applyChecksum: checksum });
  return async (request, date) => (await signer.sign(request, { signingDate: date })).headers;
}

/** The keys AWS's own tools would use: environment, profiles, SSO, roles of containers and machines; `profile` names one. */
export async function defaultCredentials({ profile }: Pick<NeptuneAddress, "profile">): Promise<Credentials> {
  const { fromNodeProviderChain } = await import("@aws-sdk/credential-providers");
  return keptKeys(fromNodeProviderChain(profile === "" ? {} : { profile }));
}

const RENEW_BEFORE_MS = 300_000;

/** Keys of a provider that is asked again only when they are about to expire; `now` in ms. */
export function keptKeys(provide: () => Promise<Keys>, now = Date.now): () => Promise<Keys> {
  let kept: Keys | undefined;
  return async () => {
    if (!kept || (kept.expiration && kept.expiration.getTime() - now() < RENEW_BEFORE_MS))
      kept = await provide();
    return kept;
  };
}
