-- For wrk: each connection asks for a page's files in turn, the page first. `wrk ... -- <file with a path a line>`
local requests = {}
local turn = 0

function init(arguments)
  wrk.headers["Accept-Encoding"] = "gzip, br"
  wrk.headers["Accept"] = "text/html,image/avif,image/webp,*/*"
  for path in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "\n{\"requests\":%d,\"microseconds\":%d,\"bytes\":%d,\"status\":%d,\"socket\":%d,\"median\":%d,\"slowest\":%d}\n",
    summary.requests, summary.duration, summary.bytes, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
