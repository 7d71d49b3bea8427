import { Link } from 'react-router'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { describeVat } from '#content/vat.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatMoney } from '#platform/format.ts'
import { choiceQuery, fields } from '#shop/pricing/selection.ts'
import type { Offer } from './load-offer.server.ts'
import { type Answers, askPath, stepPath } from './steps.ts'

export function OfferStep({ answers, offer }: { answers: Answers; offer: Offer | null }) {
  const vatPercent = useVatPercent()
  const back = (
    <ButtonLink kind="outline" to={stepPath(answers, 'situation')}>
      Back
    </ButtonLink>
  )
  if (!offer) {
    return (
      <div className="portal-form">
        <Note title={`Packages for ${answers.year} are not sold yet`}>
          They come when the year is over and the forms are out. What is urgent before, such as a departure, you can ask
          now.
        </Note>
        <p className="row">
          {back}
          <ButtonLink kind="primary" to={askPath(answers)}>
            Ask first
          </ButtonLink>
        </p>
      </div>
    )
  }
  const { chosen, title, priceCents, addOns, totalCents, documents } = offer
  return (
    <>
      {/* A plain form reloads the whole page, so that the cart shows what this form adds. */}
      <form method="post" action="/pricing" className="portal-form">
        <h2 className="t20">What it costs</h2>
        <FactList
          amounts
          facts={[
            { term: `${title}, tax year ${answers.year}`, value: formatMoney(priceCents) },
            ...addOns.map((addOn) => ({
              term: addOn.title,
              value: addOn.isIncluded ? 'included' : formatMoney(addOn.priceCents),
            })),
            { term: describeVat('Total, VAT included', vatPercent), value: formatMoney(totalCents), total: true },
          ]}
        />
        <p className="soft">
          The package in which your year costs least.{' '}
          <Link to={`/pricing?${choiceQuery(chosen)}#calculator`}>Compare the packages</Link>.
        </p>
        <input type="hidden" name={fields.package} value={chosen.packageId} />
        <input type="hidden" name={fields.year} value={chosen.year} />
        {chosen.flags.map((flag) => (
          <input key={flag} type="hidden" name={fields.addOn} value={flag} />
        ))}
        <h2 className="t20">Documents we will need</h2>
        <ul className="steps-plain">
          {documents.map((document) => (
            <li key={document.title}>
              {document.title}
              {!document.isRequired && <span className="soft"> (if you have it)</span>}
            </li>
          ))}
        </ul>
        <p className="row">
          {back}
          <ButtonLink kind="outline" to={askPath(answers)}>
            Ask first
          </ButtonLink>
          <Button kind="primary">Put into the cart and pay</Button>
        </p>
      </form>
    </>
  )
}
