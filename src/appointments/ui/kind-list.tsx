import { Link } from 'react-router'
import type { AppointmentKind } from '#appointments/kinds/kinds.ts'
import type { AppointmentOffer, OfferedKind } from '#appointments/kinds/list-kinds.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { describeVat } from '#content/vat.ts'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.kindList)

type Props = { kinds: readonly OfferedKind[]; current?: AppointmentKind; query?: string }

export function KindList({ kinds, current, query }: Props) {
  const words = t(appointmentTexts.appointments).kinds
  const vatPercent = useVatPercent()
  return (
    <nav className="book-kinds" aria-label={copy().appointmentType}>
      {kinds.map(({ kind, lengths, offers }) => (
        <Link key={kind} to={`/book/${kind}${query ?? ''}`} aria-current={kind === current ? 'page' : undefined}>
          <span>
            <b>
              {words[kind].name} <i>{copy().min(lengths.join(', '))}</i>
            </b>
            <small>
              {offers.length > 0 && <span className="numbers">{priceText(offers, vatPercent)} </span>}
              {words[kind].text}
            </small>
          </span>
        </Link>
      ))}
    </nav>
  )
}

function priceText(offers: readonly AppointmentOffer[], vatPercent: number | null): string {
  const min = Math.min(...offers.map(({ cents }) => cents))
  return describeVat(copy().vatIncluded(formatMoney(min), offers.length > 1), vatPercent)
}
