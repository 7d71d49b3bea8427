import type { ReactNode } from 'react'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.newsletterTabs)

type Place = keyof ReturnType<typeof copy>['tabs']

export function NewsletterTabs({ current, isAdmin }: { current: Place; isAdmin: boolean }) {
  if (!isAdmin) return null
  const all = Object.entries(copy().tabs).map(([to, label]) => ({ to, label, current: to === current }))
  return <Tabs small label={copy().newsletter} tabs={all} />
}

export function NewsletterHeader({ current, children }: { current: Place; children?: ReactNode }) {
  return (
    <>
      <AppHeader title={copy().newsletter}>{children}</AppHeader>
      <NewsletterTabs current={current} isAdmin />
    </>
  )
}
