# Builds two images: `api` (NestJS and the HTML page of the panels) and `web` (nginx and the panels' files).
#   docker build --target api -t callboard-api .      docker build --target web -t callboard-web .
# With --build-arg COMMIT=$(git rev-parse HEAD), the footer of the panels shows the commit.

# The build is the same for every processor, so the machine that builds runs it itself, without emulation.
FROM --platform=$BUILDPLATFORM node:26.10.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/embedded-mongo/package.json backend/embedded-mongo/
COPY app-client/package.json app-client/
COPY frontend/package.json frontend/
RUN npm ci --no-audit --no-fund
COPY . .
# The images hold no git: the footer of the panels shows the version with this commit.
ARG COMMIT
RUN npm run build

# The runtime dependencies of the API, without those of the panels and the tests. npm installs the prebuilt parts for the
# processor of the image.
FROM --platform=$BUILDPLATFORM node:26.10.0-trixie-slim AS dependencies
ARG TARGETARCH
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/embedded-mongo/package.json backend/embedded-mongo/
COPY app-client/package.json app-client/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --no-audit --no-fund --workspace @callboard/backend --workspace @callboard/embedded-mongo \
    --cpu="$(echo "$TARGETARCH" | sed s/amd64/x64/)"

FROM node:26.10.0-trixie-slim AS api
# Password hashing, image processing, compression, files and DNS share these threads. Node reads the number at start-up.
ENV NODE_ENV=production \
    UV_THREADPOOL_SIZE=8 \
    DATA_DIR=/var/lib/callboard
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=700 /var/lib/callboard
COPY --from=dependencies /app ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/embedded-mongo/dist backend/embedded-mongo/dist
COPY --from=build /app/backend/embedded-mongo/bin backend/embedded-mongo/bin
COPY --from=build /app/frontend/dist frontend/dist
USER node
EXPOSE 3000
# Ready means that the database responds. The start period covers migrations and index builds.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]

FROM nginx:1.30.4-alpine AS web
COPY deploy/nginx.conf deploy/http.conf deploy/locations.conf deploy/tls-settings.conf /etc/nginx/
COPY --from=build /app/frontend/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
# Replaces the image's entrypoint, which edits the configuration: the file system is read-only here.
ENTRYPOINT ["nginx", "-g", "daemon off;"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["wget", "--quiet", "--output-document=/dev/null", "http://127.0.0.1:8080/favicon.svg"]
