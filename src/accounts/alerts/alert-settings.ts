import { z } from 'zod'
import { defineSetting, type Setting } from '#platform/settings/setting.ts'

export const alertPaths: Record<AlertKind, string> = {
  'failed-sign-ins': '/admin/security/sign-ins?status=failed',
  'mass-downloads': '/admin/security?action=document.read',
  'role-changes': '/admin/security?action=staff-role',
  exports: '/admin/security?action=export',
}

export const alertKinds = ['failed-sign-ins', 'mass-downloads', 'role-changes', 'exports'] as const

export type AlertKind = (typeof alertKinds)[number]

const often = z.int().min(0).max(10_000)

/** Occurrences per hour at which owners are notified; 0 turns the alert off. Only owners may change these settings. */
export const alertThresholds: Record<AlertKind, Setting<number>> = {
  'failed-sign-ins': defineSetting('alert_failed_sign_ins', often, 30, 'owner'),
  'mass-downloads': defineSetting('alert_downloads', often, 100, 'owner'),
  'role-changes': defineSetting('alert_role_changes', often, 1, 'owner'),
  exports: defineSetting('alert_exports', often, 5, 'owner'),
}
