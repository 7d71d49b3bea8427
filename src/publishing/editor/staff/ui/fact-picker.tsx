import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/feedback/dialog.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { matchesText } from '#platform/text/match-text.ts'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.factPicker)

export type Fact = { reference: string; what: string; says: string }

type Props = {
  facts: readonly Fact[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onPick: (reference: string) => void
  finalFocus: () => boolean
}

export function FactPicker({ facts, open, onOpenChange, onPick, finalFocus }: Props) {
  const [searched, setSearched] = useState('')
  const found = facts.filter(({ reference, what, says }) => matchesText(searched, [reference, what, says]))
  return (
    <Dialog
      title={copy().insertFact2}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      trigger={
        <Button type="button" kind="quiet" size="dense" icon="plus" className="editor-fact">
          {copy().insertFact}
        </Button>
      }
    >
      <Field name="fact-search" label={copy().searchFactsTable}>
        <TextInput
          type="search"
          autoComplete="off"
          name={undefined}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
        />
      </Field>
      <p className="fine mt-8" role="status">
        {found.length} {found.length === 1 ? copy().fact : copy().facts}
      </p>
      <ul className="fact-list">
        {found.map(({ reference, what, says }) => (
          <li key={reference}>
            <button type="button" onClick={() => onPick(reference)}>
              <b className="numbers">{says}</b>
              <span>{what}</span>
              <code>{reference}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
