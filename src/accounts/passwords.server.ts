import { hash, verify } from '@node-rs/argon2'

// argon2id off the main thread, with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters)
}

/** Whether `password` is the one that was hashed. */
export function isPassword(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password.normalize('NFKC'))
}

const nobodysHash = hash('a password that nobody has', parameters)

/** Takes as long as `isPassword`, for people who do not exist or have no password. */
export async function pretendToCheck(password: string): Promise<false> {
  await verify(await nobodysHash, password.normalize('NFKC'))
  return false
}
