const UNKNOWN = 'nobody whom we trust vouches for its certificate; if that is your own, name its authority in TLS_CA';
const NO_TLS = 'it speaks no TLS at this port';

const WORDS: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN,
  CERT_UNTRUSTED: UNKNOWN,
  CERT_SIGNATURE_FAILURE: UNKNOWN,
  INVALID_CA: UNKNOWN,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet; is the clock of this machine right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name than that in the setting',
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
  EPROTO: NO_TLS,
};

/** What is said of a server that should offer STARTTLS and does not. */
export const NO_STARTTLS = 'it offers no STARTTLS, and nothing is sent to it in clear';

/** Why there is no TLS with a server, in words for who runs the service, by the code of the error; null: something else failed. */
export const tlsTrouble = (code: unknown): string | null => (typeof code === 'string' ? (WORDS[code] ?? null) : null);
