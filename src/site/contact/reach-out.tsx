import { company } from '#content/company.ts'
import { contact, type ReachOutCard } from '#content/pages/contact.ts'
import { Icon, type IconName } from '#design/icon.tsx'
import { VisuallyHidden } from '#design/layout.tsx'
import { searchFor } from '#site/ui/map/maps-links.ts'
import { chatLink } from '#web/chat-link.ts'
import { mailLink } from './mail-link.ts'

type Way = { icon: IconName; href: string; detail: string; newTab?: boolean }

const { street, postcode, city } = company.address

const ways: Record<Exclude<ReachOutCard['id'], 'consultation'>, Way> = {
  mail: { icon: 'mail', href: mailLink(), detail: company.email.value },
  phone: { icon: 'phone', href: `tel:${company.phoneLink.value}`, detail: company.phone.value },
  chat: {
    icon: 'message-square',
    href: chatLink(company.whatsapp.value, contact.chatMessage),
    detail: spaced(company.whatsapp.value),
    newTab: true,
  },
  visit: {
    icon: 'map-pin',
    href: searchFor(company.coordinates),
    detail: `${street.value}, ${postcode.value} ${city.value}`,
    newTab: true,
  },
}

/** Mail, phone, chat and visit, each with what it leads to. */
export function ReachOut() {
  return (
    <ul className="reach-out">
      {contact.cards.map(({ id, title, text, action }) => {
        const { icon, href, detail, newTab } = ways[id]
        return (
          <li key={id}>
            <Icon name={icon} />
            <h3 className="t20">{title}</h3>
            <p>{text}</p>
            <p className="reach-out-detail">{detail}</p>
            <a
              className="button outline small"
              href={href}
              {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {action}
              {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** A Swiss number as people write it: 41790000000 becomes +41 79 000 00 00; any other only gets its plus. */
function spaced(digits: string): string {
  return `+${digits.replace(/^(41)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')}`
}
