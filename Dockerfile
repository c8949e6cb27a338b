# Targets, all from one build without settings: `api` runs the service; `web` is nginx with the pages, which proxies the
# API; `offsite` ships backups elsewhere.
# For docker-compose.yml: `nginx` serves the pages of `web` without being replaced in an update. For
# docker-compose.https.yml: `nginx-https` ends TLS, and `certificates` gets the certificate.

FROM node:26-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-trixie-slim AS api
WORKDIR /app
# A container can write to no other directory, and SQLite keeps in a file what a long statement of a transaction may undo.
ENV NODE_ENV=production SQLITE_TMPDIR=/data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY --from=build /app/dist/service ./
# What pages are written with when the owner publishes texts, and when settings that they state are others.
COPY --from=build /app/dist/publishing dist/publishing
# Start and stop the service once, so that the image has its compile cache and each start is faster.
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN export DATA_DIR=/tmp/data ADMIN_PASSWORD=of-this-line-alone; node api/index.js & \
  timeout 60 bash -c 'until (exec 3<>/dev/tcp/127.0.0.1/8080) 2>/dev/null; do sleep 1; done' \
  && kill $! && wait $! && rm -r /tmp/data
# A new volume takes its owner from the image's directory.
RUN install --directory --owner=node --group=node /data /backups /offsite /published /run/api /run/mail
USER node
CMD ["node", "api/index.js"]
# The commit, for the admin's page System. Last: another one alone makes no other layer again.
ARG RELEASE
ENV RELEASE=$RELEASE

# Ships backups to BACKUP_TO: restic, and ssh for SFTP. Not from `api`: each release would install them again.
FROM node:26-trixie-slim AS offsite
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates openssh-client restic \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/.compiled SQLITE_TMPDIR=/data
COPY --from=api /app ./
# A new volume takes its owner from the image's directory.
RUN install --directory --owner=node --group=node /data /backups /offsite
USER node

# nginx without pages, the same image for every release: so an update does not replace the container that has the ports.
# It serves what the image `web` installs into the volume /srv/releases.
FROM debian:trixie-slim AS nginx
RUN apt-get update \
  && apt-get install --yes --no-install-recommends curl libnginx-mod-http-brotli-static nginx \
  && rm -rf /var/lib/apt/lists/*
COPY web/nginx/start.sh /etc/nginx/
# A new volume takes its owner from the image's directory.
RUN install --directory --owner=www-data --group=www-data /srv/releases
USER www-data
# Finishes open requests; SIGTERM would cut them off.
STOPSIGNAL SIGQUIT
CMD ["sh", "/etc/nginx/start.sh"]

FROM nginx AS nginx-https
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libnginx-mod-stream \
  && rm -rf /var/lib/apt/lists/*
# A new volume takes its owner from the image's directory.
RUN install --directory --owner=www-data --mode=700 /run/tls
USER www-data

FROM nginx AS web
COPY nginx.conf web/nginx/settings.sh web/nginx/install-release.sh /srv/release/
COPY web/nginx/https/*.conf /srv/release/https/
COPY --from=build /app/dist/nginx /srv/release/conf
COPY --from=build /app/dist/site /srv/release/site

FROM debian:trixie-slim AS certificates
RUN apt-get update \
  && apt-get install --yes --no-install-recommends certbot curl openssl \
  && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 web/nginx/https/certificates.sh /usr/local/bin/certificates
# Owned by nginx's user, which reads the key. The API's image has no /run/tls-public: while that volume is empty, it would
# take its owner from there.
RUN install --directory --owner=www-data --mode=700 /certificates /run/tls \
  && install --directory --owner=www-data --mode=755 /run/tls-public
USER www-data
CMD ["certificates"]
