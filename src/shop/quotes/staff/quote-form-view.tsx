import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { MoneyInput, Select, TextArea, TextInput } from '#design/form/input.tsx'
import { useHydrated } from '#design/rendering/hydrating.ts'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { textsOf } from '#platform/http/read-form.ts'
import { t } from '#platform/texts.ts'
import { type QuoteLine, quoteTotalCents } from '#shop/quotes/quote.ts'
import {
  type Choosable,
  enteredTotalCents,
  maxLines,
  maxSecondReasonLength,
  maxTitleLength,
  maxWordsLength,
} from '#shop/quotes/quote-form.ts'
import type { QuoteRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(shopStaffTexts.quoteFormView)

export type QuoteAnswer =
  | { errors: Record<string, string>; values: Record<string, string>; isSameYear?: boolean }
  | undefined

type Props = {
  products: readonly Choosable[]
  given: { title: string; words: string; validOn: string; lines: readonly QuoteLine[] }
  answer: QuoteAnswer
  /** The first one is pressed by Enter. */
  buttons: readonly { intent: string; label: string; kind: 'primary' | 'outline' }[]
}

export function QuoteForm({ products, given, answer, buttons }: Props) {
  const { errors = {}, values } = answer ?? {}
  const value = (name: string, own: string) => values?.[name] ?? own
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {})
  const filled = Array.from({ length: maxLines }, (_, at) => at).filter((at) => values?.[`title${at}`] !== undefined)
  const isHydrated = useHydrated()
  const [added, setAdded] = useState(0)
  const [totalCents, setTotalCents] = useState(() =>
    values ? enteredTotalCents(values, products) : quoteTotalCents(given.lines),
  )
  const shown = Math.min(maxLines, Math.max(filled.length, given.lines.length + 1, 2) + added)
  const options = products.map(({ variantId, title, unitPriceCents }) => {
    return { value: variantId, label: `${title} (${formatAmount(unitPriceCents)})` }
  })
  return (
    <Form
      method="post"
      className="admin-form offer-form"
      noValidate
      preventScrollReset
      onInput={({ currentTarget }) => setTotalCents(enteredTotalCents(textsOf(new FormData(currentTarget)), products))}
    >
      <ErrorSummary errors={listErrors(errors)} />
      <Field name="title" label={copy().title} hint={copy().headingThatClientWillRead} required {...error('title')}>
        <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={value('title', given.title)} />
      </Field>
      <Field name="words" label={copy().text} hint={copy().whatWeWillDoAnd} optional {...error('words')}>
        <TextArea rows={6} maxLength={maxWordsLength} defaultValue={value('words', given.words)} />
      </Field>
      <Field name="validOn" label={copy().validUntil} hint={copy().lastDayOnWhichClient} required {...error('validOn')}>
        <DateInput defaultValue={value('validOn', given.validOn)} />
      </Field>
      <p className="soft t16">{copy().blankFields}</p>
      {Array.from({ length: shown }, (_, at) => at).map((at) => {
        const line = given.lines[at]
        const price = line ? formatAmount(line.unitPriceCents).replaceAll(',', '') : ''
        return (
          <fieldset key={at}>
            <legend className="t16 bold">{copy().line(at + 1)}</legend>
            <Field name={`product${at}`} label={copy().product} {...error(`product${at}`)}>
              <Select
                options={options}
                placeholder={copy().notFromStore}
                defaultValue={value(`product${at}`, line?.variantId ?? '')}
              />
            </Field>
            <Field name={`title${at}`} label={copy().description} {...error(`title${at}`)}>
              <TextInput
                maxLength={maxTitleLength}
                autoComplete="off"
                defaultValue={value(`title${at}`, line?.title ?? '')}
              />
            </Field>
            <Field name={`quantity${at}`} label={copy().quantity} {...error(`quantity${at}`)}>
              <TextInput
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                defaultValue={value(`quantity${at}`, line ? String(line.quantity) : '')}
              />
            </Field>
            <Field name={`price${at}`} label={copy().unitPrice} {...error(`price${at}`)}>
              <MoneyInput defaultValue={value(`price${at}`, price)} />
            </Field>
          </fieldset>
        )
      })}
      {(answer?.isSameYear || values?.sameYear) && (
        <>
          <FieldGroup name="sameYear" label={copy().caseOfSameYear}>
            <RadioGroup
              lined
              defaultValue={value('sameYear', 'join')}
              options={[
                { value: 'join', label: copy().partOfThatCase },
                { value: 'second', label: copy().secondCase },
              ]}
            />
          </FieldGroup>
          <Field
            name="secondReason"
            label={copy().whySecondCase}
            hint={copy().onlyForSecondCase}
            {...error('secondReason')}
          >
            <TextArea rows={2} maxLength={maxSecondReasonLength} defaultValue={value('secondReason', '')} />
          </Field>
        </>
      )}
      {shown < maxLines &&
        (isHydrated ? (
          <Button type="button" kind="quiet" size="small" onClick={() => setAdded(added + 1)}>
            {copy().addLine}
          </Button>
        ) : (
          <p className="soft t16">{copy().saveQuoteForNextLine}</p>
        ))}
      <p className="offer-total">
        <span>{copy().total}</span> <output className="numbers">{formatMoney(totalCents)}</output>
      </p>
      <div className="row">
        {buttons.map(({ intent, label, kind }) => (
          <Button key={intent} kind={kind} size="small" name="intent" value={intent}>
            {label}
          </Button>
        ))}
      </div>
    </Form>
  )
}

export function quoteError(refusal: QuoteRefusal): FieldError {
  return errorOf(t(shopStaffTexts.quote).refused, refusal, {
    forbidden: 403,
    'unknown-quote': 404,
    'unknown-client': 404,
    'not-open': 409,
    'accepted-before': 409,
    'not-a-client': 409,
    'same-year': 409,
    'case-of-other': 409,
    'day-over': 422,
    invalid: 422,
  })
}
