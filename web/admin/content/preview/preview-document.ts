/**
 * The empty document of the preview, which the admin fills (preview-frame.tsx). Under its own policy no script can run
 * (api/contract/headers.ts).
 */
export const previewDocument = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title></title>
</head>
<body></body>
</html>
`;
