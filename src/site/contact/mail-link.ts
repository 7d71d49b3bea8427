import { contact, contactTopics } from '#content/pages/contact.ts'

/**
 * The link that opens the visitor's own mail program; its subject is made of the topic.
 * @example mailtoLink('office@…', 'urgent-deadline') // 'mailto:…?subject=Swiss%20Tax%20Consulting%20Inquiry%3A%20Urgent%20Deadline&body=…'
 */
export function mailtoLink(to: string, topic?: string | null, text: string = contact.mailtoLink.body): string {
  const label = contactTopics.find(({ value }) => value === topic)?.label
  const subject = label ? `${contact.mailtoLink.defaultSubject}: ${label}` : contact.mailtoLink.defaultSubject
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
