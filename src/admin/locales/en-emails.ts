export const backupEmails = {
  failed: (kind: string) => `${kind} failed`,
  youAreReceivingThisEmail:
    'You are receiving this email because you are an owner of the firm. You cannot switch these emails off.',
  weCouldNotRestoreLatest:
    'We could not restore the latest backup into a test database. The live system was not affected.',
  noCompleteBackupWasCreated: 'No complete backup was created. Earlier backups have been kept.',
  when: 'When',
  reason: 'Reason',
  noneGiven: 'No reason given',
  backup: 'Backup',
  openBackups: 'Open the backups',
}
