import { hash, verify } from '@node-rs/argon2'
import { atMost } from '#platform/at-most.ts'

// argon2id off the main thread, with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes 19 MiB, 8 ms and one of the four threads that files and packing need too: a run of sign-ins waits, nobody else does.
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
