import { contact, contactTopics } from '#content/pages/contact.ts'

/**
 * The link that opens the visitor's own mail program; its subject is made of the topic.
 * @example mailLink('office@…', 'urgent-deadline') // 'mailto:…?subject=Swiss%20Tax%20Consulting%20Inquiry%3A%20Urgent%20Deadline&body=…'
 */
export function mailLink(to: string, topic?: string | null, text: string = contact.mailLink.body): string {
  const label = contactTopics.find(({ value }) => value === topic)?.label
  const subject = label ? `${contact.mailLink.defaultSubject}: ${label}` : contact.mailLink.defaultSubject
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
