import { Link } from 'react-router'
import type { AppointmentKind } from '#appointments/kinds/kinds.ts'
import type { AppointmentOffer, OfferedKind } from '#appointments/kinds/list-kinds.server.ts'
import { appointmentWords } from '#appointments/words.ts'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { describeVat } from '#content/vat.ts'
import { formatMoney } from '#platform/format.ts'

type Props = { kinds: readonly OfferedKind[]; current?: AppointmentKind; query?: string }

export function KindList({ kinds, current, query }: Props) {
  const words = appointmentWords().kinds
  const vatPercent = useVatPercent()
  return (
    <nav className="book-kinds" aria-label="Kind of talk">
      {kinds.map(({ kind, lengths, offers }) => (
        <Link key={kind} to={`/book/${kind}${query ?? ''}`} aria-current={kind === current ? 'page' : undefined}>
          <span>
            <b>
              {words[kind].name} <i>{lengths.join(', ')} min</i>
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
  return describeVat(`${offers.length > 1 ? 'From ' : ''}${formatMoney(min)}, VAT included.`, vatPercent)
}
