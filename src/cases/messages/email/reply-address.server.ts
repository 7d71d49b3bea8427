import { timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/services.ts'

type ReplyAddressDeps = Pick<Services, 'config' | 'secretKey'>

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const prefix = 'reply+'
const purpose = 'reply addresses'
const macBytes = 16

/**
 * Address that answers a thread in the name of one person; null if replies by email are off. The local part has 58 of
 * the 64 characters allowed, and no capitals, because some mail programs write addresses in lower case.
 */
export function replyAddress({ config, secretKey }: ReplyAddressDeps, threadId: string, personId: string) {
  const { INBOUND_EMAIL_DOMAIN: domain } = config
  if (!domain) return null
  const id = Buffer.from(threadId.replaceAll('-', ''), 'hex')
  return `${prefix}${toBase32(Buffer.concat([id, shortened(secretKey.sign(purpose, named(id, personId)))]))}@${domain}`
}

/** Id of the thread of a reply address that was issued to this person; null for any other address. */
export function threadOfReplyAddress({ config, secretKey }: ReplyAddressDeps, address: string, personId: string) {
  const [local = '', domain] = address.toLowerCase().split('@')
  if (!config.INBOUND_EMAIL_DOMAIN || domain !== config.INBOUND_EMAIL_DOMAIN.toLowerCase()) return null
  const token = fromBase32(local.slice(prefix.length))
  if (!local.startsWith(prefix) || token?.length !== 16 + macBytes) return null
  const id = token.subarray(0, 16)
  const macs = secretKey.signatures(purpose, named(id, personId)).map(shortened)
  if (!macs.some((mac) => timingSafeEqual(token.subarray(16), mac))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function isReplyAddress({ config }: Pick<ReplyAddressDeps, 'config'>, address: string): boolean {
  const text = address.toLowerCase()
  return text.startsWith(prefix) && text.endsWith(`@${config.INBOUND_EMAIL_DOMAIN?.toLowerCase()}`)
}

function named(threadId: Buffer, personId: string): Buffer {
  return Buffer.concat([threadId, Buffer.from(personId)])
}

function shortened(mac: Buffer): Buffer {
  return mac.subarray(0, macBytes)
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer | null {
  if (!/^[a-z2-7]{1,60}$/.test(text)) return null
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
