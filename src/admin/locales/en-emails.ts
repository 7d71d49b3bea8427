const backupEmails = {
  noReasonGiven: 'No reason given',
  failed: (kind: string) => `${kind} failed`,
  youGetThisLetterBecause:
    'You are receiving this email because you are an owner of the firm. You cannot switch these emails off.',
  theNewestBackupCouldNot:
    'We could not restore the newest backup into a test database. The live system was not affected.',
  noCompleteBackupWasMade: 'The system could not make a complete backup. Earlier backups are kept.',
  when: 'Date',
  reason: 'Reason',
  backup: 'Backup',
  openTheBackups: 'Open backups',
}

export const adminEmailTexts = { backupEmails }
