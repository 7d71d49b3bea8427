import type { AlertKind } from './alert-settings.ts'

/** Where the rows of the log stand that an alert is about. */
export const alertPaths: Record<AlertKind, string> = {
  'failed-sign-ins': '/admin/security/sign-ins?status=failed',
  'mass-downloads': '/admin/security?action=document.read',
  'role-changes': '/admin/security?action=staff-role',
  exports: '/admin/security?action=export',
}
