import { useMemo, useRef, useState } from 'react'
import { type KeyActions, KeyHelp, usePageKeys } from '#admin/ui/page-keys.tsx'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.transferPage)

type Copied = { field: string; level: 'canton' | 'federal'; message: string }

export type Copying = {
  copied: Copied | null
  copyAmount: (button: HTMLButtonElement, field: string, level: Copied['level'], line: string) => Promise<void>
  keyHelp: ReturnType<typeof usePageKeys>
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.transfer .copy-amount')]
const markIn = (row: Element | null | undefined) => row?.querySelector<HTMLButtonElement>('button[name="intent"]')

export function useCopying(): Copying {
  const [copied, setCopied] = useState<Copied | null>(null)
  const marked = useRef<string | null>(null)
  const actions = useMemo<KeyActions>(
    () => ({
      c: () => {
        const all = buttons()
        const here = all.find((button) => button === document.activeElement) ?? all[0]
        here?.click()
        return Boolean(here)
      },
      e: () => {
        const row = copied ? document.getElementById(copied.field) : document.activeElement?.closest('[id]')
        const mark = markIn(row?.closest('tr'))
        if (mark?.value !== 'enter-field') return false
        marked.current = row?.id ?? null
        mark.click()
        return true
      },
      z: () => {
        const undo = marked.current ? markIn(document.getElementById(marked.current)?.closest('tr')) : null
        if (undo?.value !== 'undo-field') return false
        undo.click()
        return true
      },
    }),
    [copied],
  )
  const keyHelp = usePageKeys(actions)

  async function copyAmount(button: HTMLButtonElement, field: string, level: Copied['level'], line: string) {
    const amount = button.closest('td')?.querySelector<HTMLDataElement>('data')
    if (!amount) return
    try {
      await navigator.clipboard.writeText(amount.value)
      setCopied({ field, level, message: copy().copiedNow(amount.value, line) })
      const all = buttons()
      all[all.indexOf(button) + 1]?.focus()
    } catch {
      // Browsers refuse the clipboard on pages without TLS.
      getSelection()?.selectAllChildren(amount)
      setCopied({ field, level, message: copy().selected })
    }
  }
  return { copied, copyAmount, keyHelp }
}

export function CopyMessage({ copying: { copied } }: { copying: Copying }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {copied?.message}
    </p>
  )
}

export function CopyKeys({ copying: { keyHelp } }: { copying: Copying }) {
  const { keysTitle, keys } = copy()
  return (
    <KeyHelp
      title={keysTitle}
      keys={[
        ['C', keys.c],
        ['E', keys.e],
        ['Z', keys.z],
        ['?', keys.help],
      ]}
      dialog={keyHelp}
    />
  )
}
