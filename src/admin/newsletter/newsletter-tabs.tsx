import type { ReactNode } from 'react'
import { AppHeader } from '#design/app-shell.tsx'
import { Tabs } from '#design/tabs.tsx'

const tabs = {
  '/admin/newsletter': 'Letters',
  '/admin/newsletter/subscribers': 'Subscribers',
  '/admin/newsletter/reports': 'Bounces',
  '/admin/newsletter/settings': 'Settings',
} as const

type Place = keyof typeof tabs

/** The ways to the parts of the newsletter that this person may open. */
export function NewsletterTabs({ current, isAdmin }: { current: Place; isAdmin: boolean }) {
  if (!isAdmin) return null
  const all = Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === current }))
  return <Tabs label="Newsletter" tabs={all} />
}

/** The head of a part of the newsletter that is no list. */
export function NewsletterHeader({ current, children }: { current: Place; children?: ReactNode }) {
  return (
    <>
      <AppHeader title="Newsletter">{children}</AppHeader>
      <NewsletterTabs current={current} isAdmin />
    </>
  )
}
