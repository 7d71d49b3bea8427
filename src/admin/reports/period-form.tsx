import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { monthText, presetPeriod, presets } from './period.ts'
import type { FiguresView } from './view-figures.server.ts'
import { figuresWords } from './words.ts'

export function PeriodForm({ view: { period, today, error } }: { view: FiguresView }) {
  const words = figuresWords()
  const queryOf = ({ from, to }: typeof period) => new URLSearchParams({ from, to }).toString()
  return (
    <div className="mt-16">
      <Chips
        label="Periods"
        chips={presets.map((preset) => {
          const requested = presetPeriod(preset, today)
          const current = requested.from === period.from && requested.to === period.to
          return { to: `/admin/figures?${queryOf(requested)}`, label: words.presets[preset], current }
        })}
      />
      <Form method="get" className="filters mt-16" key={queryOf(period)} preventScrollReset>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`period-${name}`} className="row tight">
            {name === 'from' ? 'From' : 'To'}
            <TextInput
              id={`period-${name}`}
              name={name}
              size={8}
              maxLength={8}
              inputMode="numeric"
              autoComplete="off"
              placeholder="MM.YYYY"
              defaultValue={monthText(period[name])}
            />
          </label>
        ))}
        <Button kind="outline" size="small">
          Show
        </Button>
        <ButtonLink to={`/admin/figures/export?${queryOf(period)}`} kind="quiet" size="small" reloadDocument>
          Export CSV
        </ButtonLink>
      </Form>
      {error && (
        <div className="mt-16">
          <Note kind="bad" live>
            {words.errors[error]}
          </Note>
        </div>
      )}
    </div>
  )
}
