import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { describeVat } from '#content/vat.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { choiceQuery, fields } from '#shop/pricing/selection.ts'
import type { Offer, OpenCase } from './load-offer.server.ts'
import { type Answers, askPath, stepPath } from './situation.ts'

const copy = () => t(caseTexts.offerStep)

export function OfferStep({ answers, offer }: { answers: Answers; offer: Offer | null }) {
  const vatPercent = useVatPercent()
  const back = (
    <ButtonLink kind="outline" to={stepPath(answers, 'situation')}>
      {copy().back}
    </ButtonLink>
  )
  if (!offer) {
    return (
      <div className="portal-form">
        <Note title={copy().packagesForAreNotAvailable(answers.year)}>{copy().weWillOfferThemOnce}</Note>
        <p className="row">
          {back}
          <ButtonLink kind="primary" to={askPath(answers)}>
            {copy().askUsFirst}
          </ButtonLink>
        </p>
      </div>
    )
  }
  const { chosen, title, priceCents, addOns, totalCents, documents } = offer
  return (
    <>
      {/* Use a plain form instead of React Router's, so that the whole page reloads with the new content of the cart. */}
      <form method="post" action="/pricing" className="portal-form">
        <h2 className="t20">{copy().yourPrice}</h2>
        <FactList
          amounts
          facts={[
            { term: copy().taxYear(title, answers.year), value: formatMoney(priceCents) },
            ...addOns.map((addOn) => ({
              term: addOn.title,
              value: addOn.isIncluded ? copy().included : formatMoney(addOn.priceCents),
            })),
            { term: describeVat(copy().totalVatIncluded, vatPercent), value: formatMoney(totalCents), total: true },
          ]}
        />
        <p className="soft">
          {copy().thisIsCheapestPackageFor}{' '}
          <Link to={`/pricing?${choiceQuery(chosen)}#calculator`}>{copy().comparePackages}</Link>.
        </p>
        <input type="hidden" name={fields.package} value={chosen.packageId} />
        <input type="hidden" name={fields.year} value={chosen.year} />
        {chosen.flags.map((flag) => (
          <input key={flag} type="hidden" name={fields.addOn} value={flag} />
        ))}
        <h2 className="t20">{copy().documentsWeWillNeed}</h2>
        <ul className="steps-plain">
          {documents.map((document) => (
            <li key={document.title}>
              {document.title}
              {!document.isRequired && <span className="soft"> {copy().ifYouHaveIt}</span>}
            </li>
          ))}
        </ul>
        <p className="row">
          {back}
          <ButtonLink kind="outline" to={askPath(answers)}>
            {copy().askUsFirst}
          </ButtonLink>
          <Button kind="primary">{copy().addToCartAndPay}</Button>
        </p>
      </form>
    </>
  )
}

const noteCopy = () => t(caseTexts.openCaseNote)

export function OpenCaseNote({ cases }: { cases: readonly OpenCase[] }) {
  if (cases.length === 0) return null
  return (
    <Note
      kind="warn"
      title={cases.length === 1 ? noteCopy().youAlreadyHaveOpenCase : noteCopy().youAlreadyHaveOpenCases(cases.length)}
    >
      <ul>
        {cases.map(({ id, title, caseNumber, taxYear }) => (
          <li key={id}>
            {noteCopy().taxYear(taxYear)} <Link to={clientCasePath(id)}>{`${title} (${caseNumber})`}</Link>
          </li>
        ))}
      </ul>
      {noteCopy().ifThisIsTheSame(cases.length)}
    </Note>
  )
}
