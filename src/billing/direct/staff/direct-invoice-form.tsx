import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import * as directTexts from '#billing/direct/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Checkbox, RadioGroup } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { countryOptions } from '#platform/countries.ts'
import { formatMoney } from '#platform/format.ts'
import { textsOf } from '#platform/http/read-form.ts'
import { t } from '#platform/texts.ts'
import { enteredLinesCents, invoicePlans, maxFixedLines, maxInstalments } from './direct-invoice.ts'

const copy = () => t(directTexts.direct)

export type DirectAnswer = {
  text: string
  errors: Record<string, string>
  values: Record<string, string>
  entryIds: string[]
}

type View = {
  id: string
  client: { id: string; name: string }
  found: { id: string; caseNumber: string; title: string } | null
  entries: { id: string; title: string; amountCents: number }[]
  country: string
  dueOn: string
  hasAccount: boolean
}

export function DirectInvoiceForm({ view, answer }: { view: View; answer: DirectAnswer | undefined }) {
  const { client, found } = view
  const isSending = useNavigation().state !== 'idle'
  const value = (name: string, given = '') => answer?.values[name] ?? given
  const errorOf = (name: string) => (answer?.errors[name] ? { error: answer.errors[name] } : {})
  const totalOf = (entryIds: readonly string[], values: Readonly<Record<string, string>>) =>
    view.entries.reduce((sum, entry) => sum + (entryIds.includes(entry.id) ? entry.amountCents : 0), 0) +
    enteredLinesCents(values)
  const [totalCents, setTotalCents] = useState(() =>
    answer ? totalOf(answer.entryIds, answer.values) : totalOf(found ? view.entries.map(({ id }) => id) : [], {}),
  )
  const rows = (count: number) => Array.from({ length: count }, (_, at) => at)
  return (
    <>
      <AppHeader
        title={copy().invoiceFor(client.name)}
        before={<BackLink to={`/admin/clients/${client.id}`}>{client.name}</BackLink>}
      >
        <span className="soft">{found ? `${found.caseNumber}, ${found.title}` : ''}</span>
      </AppHeader>
      {!view.hasAccount && <Note kind="warn" title={copy().noAccount} />}
      {answer?.text && (
        <Note kind="bad" title={copy().notIssued} live>
          {answer.text}
        </Note>
      )}
      <Form
        method="post"
        className="admin-form offer-form mt-24"
        noValidate
        preventScrollReset
        onInput={({ currentTarget }) => {
          const form = new FormData(currentTarget)
          setTotalCents(totalOf(form.getAll('entry').map(String), textsOf(form)))
        }}
      >
        <ErrorSummary errors={listErrors(answer?.errors)} />
        <p className="soft t16">{copy().intro}</p>
        <input type="hidden" name="id" value={value('id', view.id)} />
        <Panel title={copy().time}>
          {view.entries.length === 0 && <p className="soft">{copy().noTime}</p>}
          {view.entries.map(({ id, title, amountCents }) => (
            <Checkbox
              key={id}
              id={`entry-${id}`}
              name="entry"
              value={id}
              defaultChecked={answer ? answer.entryIds.includes(id) : found !== null}
              label={title}
              end={formatMoney(amountCents)}
            />
          ))}
        </Panel>
        <Panel title={copy().fixedLines}>
          <p className="soft t14">{copy().amountHint}</p>
          {rows(maxFixedLines).map((at) => (
            <fieldset key={at} className="row">
              <legend className="visually-hidden">{copy().line(at + 1)}</legend>
              <Field name={`text${at}`} id={`text${at}`} label={copy().text} {...errorOf(`text${at}`)}>
                <TextInput maxLength={120} autoComplete="off" defaultValue={value(`text${at}`)} />
              </Field>
              <Field name={`amount${at}`} id={`amount${at}`} label={copy().amount} {...errorOf(`amount${at}`)}>
                <MoneyInput defaultValue={value(`amount${at}`)} />
              </Field>
            </fieldset>
          ))}
        </Panel>
        <p className="offer-total needs-script">
          <span>{copy().total}</span> <output className="numbers">{formatMoney(totalCents)}</output>
        </p>
        <Field name="country" label={copy().country} hint={copy().countryHint} required {...errorOf('country')}>
          <Select
            options={[{ value: '', label: '' }, ...countryOptions]}
            defaultValue={value('country', view.country)}
          />
        </Field>
        <FieldGroup name="plan" label={copy().plan} {...errorOf('plan')}>
          <RadioGroup
            lined
            defaultValue={value('plan', 'once')}
            options={invoicePlans.map((plan) => ({ value: plan, label: copy().plans[plan] }))}
          />
        </FieldGroup>
        <Field name="due" label={copy().due} {...errorOf('due')}>
          <DateInput defaultValue={value('due', view.dueOn)} />
        </Field>
        <details className="older" open={value('plan') === 'deposit' || undefined}>
          <summary>{copy().plans.deposit}</summary>
          <p className="soft t14">{copy().depositHint}</p>
          <Field name="deposit" label={copy().deposit} {...errorOf('deposit')}>
            <MoneyInput defaultValue={value('deposit')} />
          </Field>
          <Field name="restDue" label={copy().restDue} {...errorOf('restDue')}>
            <DateInput defaultValue={value('restDue')} />
          </Field>
        </details>
        <details className="older" open={value('plan') === 'instalments' || undefined}>
          <summary>{copy().plans.instalments}</summary>
          <p className="soft t14">{copy().instalmentsHint}</p>
          {rows(maxInstalments).map((at) => (
            <fieldset key={at} className="row">
              <legend className="t16 bold">{copy().instalment(at + 1)}</legend>
              <Field name={`part${at}`} id={`part${at}`} label={copy().amount} {...errorOf(`part${at}`)}>
                <MoneyInput defaultValue={value(`part${at}`)} />
              </Field>
              <Field name={`partDue${at}`} id={`partDue${at}`} label={copy().due} {...errorOf(`partDue${at}`)}>
                <DateInput defaultValue={value(`partDue${at}`)} />
              </Field>
            </fieldset>
          ))}
        </details>
        <p>
          <Button kind="primary" busy={isSending}>
            {copy().issue}
          </Button>
        </p>
      </Form>
    </>
  )
}
