import { company } from '#company/company.ts'
import { contact, contactTopics, type ReachOutCard } from '#content/pages/contact.ts'
import { Icon, type IconName } from '#design/icon.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { chatLink } from '#platform/http/chat-link.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import { searchFor } from '#site/ui/map/map-view.ts'

const copy = () => t(siteTexts.reachOut)

type Way = { icon: IconName; href: string | null; detail: string; newTab?: boolean }

export function ReachOut() {
  const { hours, address } = company()
  const ways = waysNow()
  return (
    <ul className="reach-out">
      {contact.cards.map(({ id, title, text, action }) => {
        const { icon, href, detail, newTab } = ways[id]
        if (href === null) return null
        return (
          <li key={id}>
            <Icon name={icon} />
            <h3 className="t20">{title}</h3>
            <p>{typeof text === 'string' ? text : text({ hours: hours.text, town: address.town })}</p>
            <p className="reach-out-detail">{detail}</p>
            <a
              className="button outline small"
              href={href}
              {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {action}
              {newTab && <VisuallyHidden> {copy().opensInNewTab}</VisuallyHidden>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function waysNow(): Record<Exclude<ReachOutCard['id'], 'consultation'>, Way> {
  const { email, phone, phoneLink, whatsapp, coordinates, office } = company()
  return {
    mail: { icon: 'mail', href: mailtoLink(email), detail: email },
    phone: { icon: 'phone', href: `tel:${phoneLink}`, detail: phone },
    chat: {
      icon: 'message-square',
      href: chatLink(whatsapp, contact.chatMessage),
      detail: whatsapp ?? '',
      newTab: true,
    },
    visit: { icon: 'map-pin', href: searchFor(coordinates), detail: office, newTab: true },
  }
}

export function mailtoLink(to: string, topic?: string | null, text: string = contact.mailtoLink.body): string {
  const label = contactTopics.find(({ value }) => value === topic)?.label
  const subject = label ? `${contact.mailtoLink.defaultSubject}: ${label}` : contact.mailtoLink.defaultSubject
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
