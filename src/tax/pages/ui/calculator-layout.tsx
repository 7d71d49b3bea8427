import type { ReactNode } from 'react'
import { ArrowLink } from '#design/button.tsx'
import type { IllustrationName } from '#design/illustrations/draw.ts'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'

const copy = () => t(taxTexts.calculatorLayout)

export function CalculatorLayout({
  form,
  bar,
  spoken,
  hasErrors,
  children,
}: {
  form: ReactNode
  bar: Bar | null
  spoken?: string
  hasErrors: boolean
  children: ReactNode
}) {
  return (
    <section className="section flush" aria-label={copy().calculator}>
      <div className="wrap calculator">
        <div>
          {form}
          {bar && <ActionBar {...bar} to="result" />}
        </div>
        {/* A form sent without JavaScript leads here, but with errors to the form. */}
        <div className="stack" id={hasErrors ? undefined : 'result'}>
          <p className="visually-hidden" role="status">
            {spoken}
          </p>
          {children}
        </div>
      </div>
    </section>
  )
}

export function NothingYet({
  text,
  illustration,
  coming,
  example,
  to,
}: {
  text: string
  illustration: IllustrationName
  coming: readonly string[]
  example: string
  to: string
}) {
  return (
    <div className="nothing-yet">
      <Drawing illustration={illustration} seed="calculator" shape="fill" />
      <p className="t24 bold">{text}</p>
      <ol className="lined numbers">
        {coming.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
      <ArrowLink to={to} preventScrollReset>
        {example}
      </ArrowLink>
    </div>
  )
}

type Bar = { label: string; value: string }

/** Stays at the foot of small screens. The bar below the form covers the other one as long as the form is in view. */
export function ActionBar({ label, value, to }: Bar & { to: 'result' | 'form' }) {
  return (
    <div className="action-bar numbers">
      <div>
        <span className="fine">{label}</span>
        <br />
        <b className="t20">{value}</b>
      </div>
      <a className="button ink small" href={to === 'result' ? '#result' : '#calculator'}>
        {to === 'result' ? copy().seeResult : copy().changeYourDetails}
      </a>
    </div>
  )
}
