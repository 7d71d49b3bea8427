import { t } from '#platform/texts.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import type { CommuterOutcome } from './commuter-calculator.ts'
import { homeTaxRows, homeTaxWords } from './home-tax-rows.ts'

/** Tax of both states as a range, with what is credited, what remains and where the scales can be read. */
export function HomeTaxTable({ result }: { result: CommuterOutcome }) {
  const { title, least, most, sources } = t(expatTexts.commuter).bothStates
  const { homeTax } = result
  return (
    <>
      <h3 className="t20">{title}</h3>
      {homeTax.amounts && (
        <Amounts
          label={title}
          columns={[least, most]}
          rows={homeTaxRows(result).map(({ least: from, most: to, ...row }) => ({
            ...row,
            values: [from, to],
            lines: [],
          }))}
        />
      )}
      {homeTaxWords(result).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {homeTax.sources.length > 0 && (
        <p className="fine">
          {sources}{' '}
          {homeTax.sources.map(({ law, href }, at) => (
            <span key={href}>
              {at > 0 && ', '}
              <a href={href} rel="noopener">
                {law}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
