#!/bin/sh
# Makes these files anew with qpdf: encrypted PDFs of every revision of ISO 32000-2, 7.6 (RC4 of 40 and 128 bits, AES of
# 128 and of 256 bits in two ways). All of them let everybody read but not print.
#   permissions-*    nothing else
#   password-*       opens with the password "parola" alone
#   script-*         runs a script on opening
#   packed-script-*  the same in an object stream
set -eu
cd "$(dirname "$0")"

# A PDF of one page, with these entries in its catalogue.
page() {
  cat >source.pdf <<EOF
%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R $1 >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
4 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj
trailer << /Size 5 /Root 1 0 R >>
EOF
}

# revision, name, password, further options
encrypt() {
  case $1 in
    2) method='40 --print=n' ;;
    3) method='128 --print=none' ;;
    4) method='128 --print=none --use-aes=y' ;;
    5) method='256 --print=none --force-R5' ;;
    6) method='256 --print=none' ;;
  esac
  # It warns that the source has no table of cross-references.
  qpdf --warning-exit-0 --no-warn --allow-weak-crypto $4 --encrypt "$3" owner $method -- source.pdf "$2.pdf"
}

for revision in 2 3 4 5 6; do
  page ''
  encrypt $revision permissions-r$revision '' ''
  encrypt $revision password-r$revision parola ''
  page '/OpenAction 4 0 R'
  encrypt $revision script-r$revision '' ''
  encrypt $revision packed-script-r$revision '' --object-streams=generate
done
page ''
qpdf --warning-exit-0 --no-warn --encrypt '' owner 256 --print=none --cleartext-metadata -- source.pdf clear-metadata-r6.pdf
rm source.pdf
