import * as adminTexts from '#admin/locales/en.ts'
import { goToRow, type KeyActions, KeyHelp, rowHere, usePageKeys } from '#admin/ui/page-keys.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.listKeys)

const keys = () =>
  [
    ['J', copy().nextRow],
    ['K', copy().previousRow],
    ['Enter', copy().openRow],
    ['O', copy().openPreviewed],
    ['F', copy().searchList],
    ['/', copy().searchEverything],
    ['?', copy().showShortcuts],
  ] as const

const actions: KeyActions = { j: () => goToRow(1), k: () => goToRow(-1), o: openSelected, x: tick, f: search }

const toSelect = () => ['X', copy().selectRow] as const

export function ListKeys({ canSelect }: { canSelect: boolean }) {
  const dialog = usePageKeys(actions)
  return (
    <KeyHelp
      title={copy().keyboardShortcutsForThisList}
      keys={canSelect ? [...keys(), toSelect()] : keys()}
      dialog={dialog}
    />
  )
}

function openSelected(): boolean {
  const link = document.querySelector<HTMLElement>('.side-panel > footer a')
  link?.click()
  return Boolean(link)
}

function tick(): boolean {
  const box = rowHere()?.querySelector<HTMLInputElement>('input.tick')
  box?.click()
  return Boolean(box)
}

function search(): boolean {
  const field = document.querySelector<HTMLInputElement>('main form[role=search] input[type=search]')
  field?.focus()
  field?.select()
  return Boolean(field)
}
