import { hash, verify } from '@node-rs/argon2'
import { atMost } from '#platform/at-most.ts'

// argon2id off the main thread. OWASP rates 9 MiB with 4 passes equal to 19 MiB with 2.
const parameters = { memoryCost: 9_216, timeCost: 4, parallelism: 1 }

// One at a time: each hash takes 9 MiB, 8 ms and one of the four libuv threads shared with file access and compression.
const inTurn = atMost(1)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), parameters))
}

export function isPassword(storedHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(storedHash, password.normalize('NFKC')))
}

const nobodysHash = hash('a password that nobody has', parameters)

/** Takes as long as `isPassword`, so that timing does not reveal unknown accounts. */
export async function pretendToCheck(password: string): Promise<false> {
  await isPassword(await nobodysHash, password)
  return false
}
