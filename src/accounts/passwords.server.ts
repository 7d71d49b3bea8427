import { hash, verify } from '@node-rs/argon2'
import { atMost } from '#platform/at-most.ts'

// argon2id off the main thread. OWASP counts 9 MiB in 4 passes as strong as 19 MiB in 2; older hashes say their own sizes.
const parameters = { memoryCost: 9_216, timeCost: 4, parallelism: 1 }

// Each takes 9 MiB, 8 ms and one of the four threads that files and packing need too: a run of sign-ins waits, nobody else does.
const inTurn = atMost(1)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), parameters))
}

/** Whether `password` is the one that was hashed. */
export function isPassword(storedHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(storedHash, password.normalize('NFKC')))
}

const nobodysHash = hash('a password that nobody has', parameters)

/** Takes as long as `isPassword`, for people who do not exist or have no password. */
export async function pretendToCheck(password: string): Promise<false> {
  await isPassword(await nobodysHash, password)
  return false
}
