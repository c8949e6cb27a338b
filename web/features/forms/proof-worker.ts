import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ChallengeParameters } from 'altcha-lib/types';
import { handler } from 'altcha-lib/workers/shared';

/** Same result as `deriveKey`, but several times slower: over plain HTTP browsers have no Web Crypto. */
async function deriveKeySlowly(
  { cost, keyLength }: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
) {
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
}

handler({ deriveKey: isSecureContext ? deriveKey : deriveKeySlowly });
