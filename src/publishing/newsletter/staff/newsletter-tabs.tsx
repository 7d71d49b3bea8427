import type { ReactNode } from 'react'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/tabs.tsx'

const tabs = {
  '/admin/newsletter': 'Letters',
  '/admin/newsletter/subscribers': 'Subscribers',
  '/admin/newsletter/reports': 'Bounces',
  '/admin/newsletter/settings': 'Settings',
} as const

type Place = keyof typeof tabs

export function NewsletterTabs({ current, isAdmin }: { current: Place; isAdmin: boolean }) {
  if (!isAdmin) return null
  const all = Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === current }))
  return <Tabs label="Newsletter" tabs={all} />
}

export function NewsletterHeader({ current, children }: { current: Place; children?: ReactNode }) {
  return (
    <>
      <AppHeader title="Newsletter">{children}</AppHeader>
      <NewsletterTabs current={current} isAdmin />
    </>
  )
}
