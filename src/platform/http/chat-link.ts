/** Null if the firm has no number. */
export function chatLink(number: string | null, message: string): string | null {
  if (!number) return null
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
