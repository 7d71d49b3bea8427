import { contact, contactTopics } from '#content/pages/contact.ts'

export function mailtoLink(to: string, topic?: string | null, text: string = contact.mailtoLink.body): string {
  const label = contactTopics.find(({ value }) => value === topic)?.label
  const subject = label ? `${contact.mailtoLink.defaultSubject}: ${label}` : contact.mailtoLink.defaultSubject
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
