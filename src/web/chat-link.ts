/**
 * Address that opens a chat with the firm in a messaging service, with a text to start from.
 * `number` is digits only, with country code.
 */
export function chatLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
