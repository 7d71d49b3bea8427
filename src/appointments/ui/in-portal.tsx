import type { AppointmentOffer } from '#appointments/kinds/list-kinds.server.ts'
import { consultationProductId } from '#appointments/paths.ts'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { book } from '#content/pages/book.ts'
import { describeVat } from '#content/vat.ts'
import { ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatMoney } from '#platform/format.ts'

type Props = { kind: 'included' | 'paid'; offers: readonly AppointmentOffer[] }

export function InPortal({ kind, offers }: Props) {
  const { title, text } = book.inPortal[kind]
  const vatPercent = useVatPercent()
  const isSold = kind === 'paid' && offers.length > 0
  return (
    <section aria-labelledby="when">
      <h2 id="when">
        <em>2</em>
        {title}
      </h2>
      <Note kind="info">{kind === 'paid' && !isSold ? book.notSold : text}</Note>
      {isSold && (
        <div className="mt-16">
          <FactList amounts facts={offers.map(({ title: term, cents }) => ({ term, value: formatMoney(cents) }))} />
          <p className="soft t14 mt-8">{describeVat(book.vatIncluded, vatPercent)}</p>
        </div>
      )}
      <p className="row mt-16">
        {isSold && (
          <ButtonLink to={`/product/${consultationProductId}`} kind="primary">
            Choose a consultation
          </ButtonLink>
        )}
        <ButtonLink to="/client-portal/appointments/new" kind={isSold ? 'outline' : 'primary'}>
          Book in the client portal
        </ButtonLink>
      </p>
    </section>
  )
}
