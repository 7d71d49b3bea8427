import { randomBytes } from 'node:crypto'
import { hostCookie, readHostCookie } from '#platform/http/host-cookie.ts'
import type { Services } from '#platform/services.ts'

type DeviceCookieDeps = Pick<Services, 'config' | 'secretKey'>

const name = 'device'
const purpose = 'device cookies'
const days400 = 400 * 24 * 60 * 60
const maxAccounts = 5
const mark = /^[\w-]{22}\.[\w-]{43}$/

/** Device tokens of the cookie, not verified yet. Each is a random id with an HMAC that binds it to one person. */
export function deviceTokensOf({ config }: Pick<Services, 'config'>, cookies: string | null): string {
  return readHostCookie(cookies, config.PUBLIC_URL, name) ?? ''
}

/** Id of a device on which this person has signed in before, if its HMAC is valid; otherwise null. */
export function findDevice({ secretKey }: DeviceCookieDeps, marks: string, personId: string): string | null {
  for (const part of marksIn(marks)) {
    const [number = '', seal = ''] = part.split('.')
    if (secretKey.verify(purpose, `${number}:${personId}`, Buffer.from(seal, 'base64url'))) return number
  }
  return null
}

export function deviceCookie(services: DeviceCookieDeps, marks: string, personId: string): string {
  const known = findDevice(services, marks, personId)
  const number = known ?? randomBytes(16).toString('base64url')
  const own = `${number}.${services.secretKey.sign(purpose, `${number}:${personId}`).toString('base64url')}`
  const others = marksIn(marks).filter((part) => part !== own && findDevice(services, part, personId) === null)
  const value = [own, ...others].slice(0, maxAccounts).join('~')
  return hostCookie(services.config.PUBLIC_URL, name, value, days400)
}

function marksIn(marks: string): string[] {
  return marks
    .split('~')
    .filter((part) => mark.test(part))
    .slice(0, maxAccounts)
}
